/**
 * Lists of GitHub's API, page by page. Not octokit's `paginate`, which leaves out the signal of a request: a page that
 * hangs could not be given up.
 */

/** What a request for a page has besides its place in the list. */
export interface PageRequest {
  readonly per_page: number;
  /** From 1. */
  readonly page: number;
}

interface PageReply<Data> {
  readonly data: Data;
  readonly headers: { readonly link?: string | undefined; readonly date?: string | undefined };
}

interface Page<Data> {
  readonly data: Data;
  readonly isLast: boolean;
  /** When the server answered, by its own clock. */
  readonly date: string | undefined;
}

/**
 * Each page in turn, `most` of them at most: twenty jobs that read a list to its end can spend the hour's requests of a
 * repository. Rejects as `read` does.
 */
export async function* pagesOf<Data>(
  read: (request: PageRequest) => Promise<PageReply<Data>>,
  most: number,
): AsyncGenerator<Page<Data>, void> {
  for (let page = 1; page <= most; page += 1) {
    const { data, headers } = await read({ per_page: 100, page });
    const isLast = !headers.link?.includes('rel="next"');
    yield { data, isLast, date: headers.date };
    if (isLast) return;
  }
}
