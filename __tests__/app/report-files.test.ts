/** Files of the report folder that cannot be written, beside those that can. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeReportFiles } from '../../src/app/report-files.js';
import { fitReport } from '../../src/report/fit-report.js';
import { greenReport } from '../report/reports.js';
import { RunEnd } from '../../src/processes/end-process.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kindlm-report-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder of evidence that cannot be made costs its copy only', async () => {
  const directory = path.join(folder, 'report');
  const [taken, free] = [path.join(folder, 'taken'), path.join(folder, 'free')];
  await writeFile(taken, 'a file');
  const files = await writeReportFiles(await fitReport(greenReport()), {
    permit: new RunEnd().decide(),
    workspace: folder,
    directory,
    views: 'all',
    compliance: true,
    complianceCopies: [taken, free],
  });
  expect(files).toMatchObject({
    report: path.join(directory, 'report.json'),
    junit: path.join(directory, 'junit.xml'),
    html: path.join(directory, 'report.html'),
    compliance: path.join(directory, 'compliance.md'),
    problems: [expect.stringContaining(`The compliance documents were not copied to ${taken}: `)],
  });
  expect(await readdir(directory)).toHaveLength(files.all.length);
  expect((await readdir(free)).sort()).toEqual(['compliance.json', 'compliance.md']);
});
