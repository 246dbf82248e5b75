/** Pipelined requests of a connection are answered one after the other: what nobody reads is not even computed. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

/** No browser pipelines. Whoever sends more at once than this loses the connection. */
export const maxPipelined = 32

/** A listener that is given a connection's next request once the answer to the one before has been handed to the network. */
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
