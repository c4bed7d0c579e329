/** A reply that has arrived whole, as everything that providers send gets one. */

export type ReplyHeaders = readonly [name: string, value: string][];

/**
 * A whole reply, whatever its status, as the vendors' SDKs take it. The platform's own would make a stream of the body,
 * only to read it back.
 */
export class FetchedReply extends Response {
  constructor(
    status: number,
    headers: ReplyHeaders,
    /** The whole body, unpacked. */
    readonly content: string,
  ) {
    super(null, { status, headers: [...headers] });
  }

  override readonly text = (): Promise<string> => Promise.resolve(this.content);
  override readonly json = async (): Promise<unknown> => JSON.parse(await this.text());

  /** For a library that reads the body as a stream. */
  streamed(): Response {
    const { status, headers, content } = this;
    const hasNoBody = status === 204 || status === 205 || status === 304;
    return new Response(hasNoBody ? null : content, { status, headers });
  }
}
