/** The recap of a season without its own pages, composed from the responses of other screens. */
import { recapTitle } from '../../parts/recap/describe-recap.ts'
import { loadRecapResponses } from '../../parts/recap/load-recap.ts'
import { RecapFrame } from '../../parts/recap/RecapFrame.tsx'
import { RecapView } from '../../parts/recap/RecapView.tsx'
import { liveRecapLinks } from '../../parts/recap/recap-links.ts'
import { SeasonPage, seasonPageCalls } from '../../parts/recap/SeasonPage.tsx'
import { composeSeasonRecap, recapSeasonOf } from '../../parts/recap/season-recap.ts'
import { asScreen } from '../../parts/screen/as-screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'

export const RecapScreen = asScreen(
  (props) => (
    <SeasonPage
      {...props}
      kind="recap"
      Loading={RecapLoading}
      compose={async (key, id, load) => {
        const responses = await loadRecapResponses({ ...key, id }, load)
        return composeSeasonRecap(recapSeasonOf(key, responses), responses)
      }}
    >
      {(recap) => <LoadedRecap recap={recap} />}
    </SeasonPage>
  ),
  () => (
    <RecapFrame links={null}>
      <RecapLoading />
    </RecapFrame>
  ),
  (props) => seasonPageCalls(props, (key, id, load) => loadRecapResponses({ ...key, id }, load)),
)

function LoadedRecap({ recap }: { recap: ReturnType<typeof composeSeasonRecap> }) {
  useDocumentTitle(recapTitle(recap))
  return <RecapView recap={recap} links={liveRecapLinks(recap)} />
}

function RecapLoading() {
  return (
    <SkeletonGroup label="Loading the recap..." className="flex flex-col gap-6 border-ink border-t-4 pt-2">
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
