/** Methods are bivariant: therefore the WebSocket of any library fits, although its handlers take its own event classes. */
type Handler<E> = { handle(event: E): unknown }['handle']

/** The part of a WebSocket that the client uses: the browser's, Node's or the one of package `ws`. */
export interface WebSocketLike {
  onopen: Handler<unknown> | null
  onmessage: Handler<{ data: unknown }> | null
  onclose: Handler<{ code: number }> | null
  onerror: Handler<unknown> | null
  readonly readyState: number
  /** sends one text frame */
  send(text: string): void
  /** begins the closing handshake */
  close(code?: number): void
}
