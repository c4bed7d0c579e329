// Markdown as GitHub shows it: rendered by its grammar, in a style sheet like GitHub's.
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --muted: light-dark(#59636e, #9198a1); --wash: light-dark(#f6f8fa, #151b23); }
body { margin: 0; padding: 20px; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 system-ui, 'Noto Sans', sans-serif; }
.comment { border: 1px solid var(--line); border-radius: 6px; }
.head { padding: 8px 16px; background: var(--wash); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; color: var(--muted); }
.head b { color: light-dark(#1f2328, #f0f6fc); }
.bot { padding: 0 6px; border: 1px solid var(--line); border-radius: 999px; font-size: 12px; }
.body { padding: 16px; }
.body > :first-child { margin-top: 0; }
h2 { padding-bottom: 6px; border-bottom: 1px solid var(--line); font-size: 20px; line-height: 1.3; }
table { border-collapse: collapse; display: block; overflow: auto; margin: 0 0 16px; }
th, td { padding: 6px 13px; border: 1px solid var(--line); }
tr:nth-child(2n) td { background: var(--wash); }
code { padding: 2px 5px; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, 'DejaVu Sans Mono', monospace; white-space: break-spaces; }
a { color: light-dark(#0969da, #4493f8); text-decoration: none; }
sub { color: var(--muted); font-size: 12px; vertical-align: baseline; }
details { margin: 0 0 12px; }
summary { cursor: pointer; }
`;

/** A comment on a pull request. */
export function commentPage(markdown) {
  return page(
    `<div class="comment"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented</div><div class="body">${rendered(markdown)}</div></div>`,
  );
}

/** A summary of a job. */
export function summaryPage(markdown) {
  return page(`<div class="comment"><div class="body">${rendered(markdown)}</div></div>`);
}

function page(body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${STYLE}</style>${body}</html>`;
}

function rendered(markdown) {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}
