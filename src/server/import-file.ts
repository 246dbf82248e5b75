/**
 * `POST /api/v1/files`: imports the files of a league that its reader dropped on a page of a server on his own machine. The API's only
 * request that changes something. No other server has it, and no page of another site can send it.
 */
import type { Context, Handler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fileImportPath, filePart, writeFileImport } from '../contract/file-import.ts'
import type { DroppedFile } from '../contract/stored-leagues.ts'
import { DomainError } from '../domain/errors.ts'
import type { Service } from '../service/service.ts'
import { errorResponse } from './errors.ts'

/** A season of a league has some 2 MB, compressed. */
const largestUpload = 128 * 2 ** 20

export function isFileImport({ req }: Context): boolean {
  return req.path === fileImportPath
}

export function fileImportHandler(service: Pick<Service<unknown>, 'importFile'>): Handler {
  const limitBody = bodyLimit({
    maxSize: largestUpload,
    onError: () => errorResponse(413, 'The files are larger than 128 MB; no league is that large.'),
  })

  async function handle(context: Context): Promise<Response> {
    if (!isOfOwnPage(context)) return errorResponse(403, 'Files are imported from this server’s own pages only.')
    const files = await readFiles(context)
    const seasons = await service.importFile(files, { asOf: new Date().toISOString() }).catch(blameSender)
    return Response.json(writeFileImport(seasons), { headers: { 'Cache-Control': 'no-store' } })
  }

  return async (context) => {
    const refused = await limitBody(context, async () => {
      context.res = await handle(context)
    })
    return refused ?? context.res
  }
}

/** What cannot be read came with the request, and from no other server. */
function blameSender(error: unknown): never {
  if (!(error instanceof DomainError) || error.kind !== 'unreadable-answer') throw error
  throw new DomainError('bad-request', error.message, { cause: error, readerMessage: error.readerMessage })
}

/** Browsers name the origin of the page that sends a form; other sites' pages cannot change it. */
function isOfOwnPage({ req }: Context): boolean {
  const origin = URL.parse(req.header('Origin') ?? '')
  return origin !== null && origin.host === req.header('Host')
}

async function readFiles({ req }: Context): Promise<DroppedFile[]> {
  const form = await req.formData().catch(() => {
    throw new DomainError('bad-request', 'Send a form with the league’s files.')
  })
  const parts = form.getAll(filePart).filter((part) => part instanceof File)
  return Promise.all(parts.map(async (part) => ({ path: part.name, bytes: new Uint8Array(await part.arrayBuffer()) })))
}
