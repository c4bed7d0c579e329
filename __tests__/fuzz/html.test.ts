/** report.html: hostile text makes no element and no attribute. */
import { expect, test } from '@jest/globals';
import { parseHTML } from 'linkedom';
import { fuzz } from './fuzz.js';
import { harmless, HOSTILE_CASE, hostileReport } from './hostile-report.js';
import { renderHtml } from '../report/rendered.js';

const UNSEEN = /[^\P{Cf}\u2060]|[^\P{Cc}\n\t]|\p{Surrogate}/u;

test('report.html', () =>
  fuzz('report.html', 60, HOSTILE_CASE, (hostile) => {
    const html = renderHtml(hostileReport(hostile));
    const expected = renderHtml(hostileReport(harmless(hostile)));
    expect(html).not.toMatch(UNSEEN);
    expect(elementsOf(html)).toEqual(elementsOf(expected));
    // Each reader of HTML begins a tag at a `<`, and there is no other.
    expect(tagsIn(html)).toBe(tagsIn(expected));
  }));

interface PageElement {
  readonly localName: string;
  readonly textContent: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}

/** Names of all elements with those of their attributes. The DOM's types are not known in Node. */
function tagsIn(html: string): number {
  return html.replaceAll(/<\/?code>/g, '').split('<').length;
}

function elementsOf(html: string): readonly string[] {
  const page = parseHTML(html) as {
    document: { querySelectorAll(selector: string): Iterable<PageElement> };
  };
  // The story shows as code what has marks of its own, and in quotation marks what has none.
  return [...page.document.querySelectorAll('*:not(code)')].map((element) => {
    const attributes = [...element.attributes];
    for (const { name, value } of attributes) {
      if (name === 'href') expect(value).toMatch(/^(?:#|https:\/\/github\.com\/)/);
    }
    if (element.localName === 'script' && attributes.some(({ name }) => name === 'id')) {
      JSON.parse(element.textContent);
    }
    return [element.localName, ...attributes.map(({ name }) => name)].join(' ');
  });
}
