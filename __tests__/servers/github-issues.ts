/** The issues of the emulated GitHub, past the recording. */
import { post } from './github-seed.js';

export interface PostedIssue {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly state: string;
  readonly body: string;
}

/** All that are no pull requests, oldest first. `url`: of the repository's API. */
export async function listIssues(url: string, token: string): Promise<readonly PostedIssue[]> {
  const answer = await fetch(`${url}/issues?state=all&per_page=100&direction=asc`, {
    headers: { authorization: `token ${token}`, connection: 'close' },
  });
  const all = (await answer.json()) as {
    readonly number: number;
    readonly title: string;
    readonly state: string;
    readonly body: string | null;
    readonly user: { readonly login: string };
    readonly pull_request?: object;
  }[];
  return all
    .filter((issue) => issue.pull_request === undefined)
    .map(({ number, title, state, body, user }) => {
      return { number, title, author: user.login, state, body: body ?? '' };
    });
}

/** Opens an issue as somebody; returns its number. */
export async function postIssue(
  url: string,
  token: string,
  issue: { readonly title: string; readonly body: string },
): Promise<number> {
  return (await post<{ number: number }>(`${url}/issues`, token, issue)).number;
}
