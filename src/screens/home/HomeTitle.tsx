import { ProductMark } from '../../ui/ProductMark.tsx'

/** The product's name and purpose. */
export function HomeTitle() {
  return (
    <div className="flex max-w-2xl items-start gap-4">
      <ProductMark size={56} />
      <div className="min-w-0">
        <h1 className="scoreboard text-4xl">Fantasy Football Analytics</h1>
        <p className="mt-1 text-lg text-muted">
          Advanced analytics and insights for your fantasy football drafts and team performance
        </p>
      </div>
    </div>
  )
}
