/** What is on a branch of the emulated GitHub, past the recording. */

interface Place {
  /** Of the repository's API, e.g. `http://127.0.0.1:1/repos/acme/shop`. */
  readonly url: string;
  readonly token: string;
}

async function get<Result>({ url, token }: Place, path: string): Promise<Result | undefined> {
  const answer = await fetch(`${url}/git/${path}`, {
    headers: { authorization: `token ${token}`, connection: 'close' },
  });
  return answer.ok ? ((await answer.json()) as Result) : undefined;
}

interface Commit {
  readonly message: string;
  readonly tree: { readonly sha: string };
  readonly parents: readonly { readonly sha: string }[];
}

async function commitsOf(place: Place, branch: string): Promise<readonly Commit[] | undefined> {
  const ref = await get<{ object: { sha: string } }>(place, `ref/heads/${branch}`);
  const commits: Commit[] = [];
  for (let sha = ref?.object.sha; sha !== undefined; sha = commits.at(-1)?.parents[0]?.sha) {
    const commit = await get<Commit>(place, `commits/${sha}`);
    if (commit === undefined) break;
    commits.push(commit);
  }
  return ref === undefined ? undefined : commits;
}

/** Messages, newest first; undefined where there is no such branch. */
export async function branchCommits(
  place: Place,
  branch: string,
): Promise<readonly string[] | undefined> {
  return (await commitsOf(place, branch))?.map(({ message }) => message);
}

/** Texts by path; undefined where there is no such branch. */
export async function branchFiles(
  place: Place,
  branch: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const newest = (await commitsOf(place, branch))?.[0];
  if (newest === undefined) return undefined;
  const tree = await get<{ tree: { path: string; sha: string; type: string }[] }>(
    place,
    `trees/${newest.tree.sha}`,
  );
  const files = (tree?.tree ?? []).filter(({ type }) => type === 'blob');
  const texts = await Promise.all(
    files.map(async ({ path, sha }) => {
      const blob = await get<{ content: string }>(place, `blobs/${sha}`);
      return [path, Buffer.from(blob?.content ?? '', 'base64').toString('utf8')] as const;
    }),
  );
  return Object.fromEntries(texts);
}
