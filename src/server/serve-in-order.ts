/** Handles pipelined requests of a connection one after the other: responses that nobody reads are not computed. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

/** No browser pipelines. A client that sends more at once than this is disconnected. */
export const maxPipelined = 32

/** A listener that gets a connection's next request once the previous response has been handed to the network. */
export function serveInOrder(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Parameters<RequestListener>[]>()

  function begin(socket: Socket, [request, response]: Parameters<RequestListener>): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
      if (next) begin(socket, next)
      else waiting.delete(socket)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const line = waiting.get(socket)
    if (!line) {
      waiting.set(socket, [])
      begin(socket, [request, response])
    } else if (line.length < maxPipelined) line.push([request, response])
    else socket.destroy()
  }
}
