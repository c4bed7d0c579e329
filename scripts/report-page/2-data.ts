// The embedded JSON: the index at once, details in chunks when a row is opened.

type PageIndex = import('../../src/report/html/embedded-data.js').PageIndex;
type DetailChunk = import('../../src/report/html/embedded-data.js').DetailChunk;
type TestRow = import('../../src/report/html/test-rows.js').TestRow;
type ResultDetail = import('../../src/report/html/test-details.js').ResultDetail;
type RunDetail = import('../../src/report/html/test-details.js').RunDetail;
type AnswerDetail = import('../../src/report/html/test-details.js').AnswerDetail;
type AssertionDetail = import('../../src/report/html/test-details.js').AssertionDetail;
type CallDetail = import('../../src/report/html/test-details.js').CallDetail;
type MarkedText = import('../../src/report/html/answer-marks.js').MarkedText;
type BeforeAfter = import('../../src/report/html/before-after.js').BeforeAfter;
type QuestionDetail = import('../../src/report/html/question.js').QuestionDetail;
type ToolDetail = import('../../src/report/html/question.js').ToolDetail;
type ShownText = import('../../src/report/html/shown-text.js').ShownText;

const pageIndex: PageIndex = JSON.parse(
  document.getElementById('kindlm-index')?.textContent ?? '{"suites":[],"rows":[],"chunkSize":1}',
);

const chunks = new Map<number, DetailChunk>();

/** Question and runs of the row at this place in the index; undefined where the page had no room for them. */
function detailsOf(row: number): ResultDetail | undefined {
  const number = Math.floor(row / pageIndex.chunkSize);
  const known = chunks.get(number);
  const chunk = known ?? readChunk(number);
  if (known === undefined) chunks.set(number, chunk);
  return chunk[row % pageIndex.chunkSize];
}

function readChunk(number: number): DetailChunk {
  return JSON.parse(document.getElementById(`kindlm-details-${number}`)?.textContent ?? '[]');
}
