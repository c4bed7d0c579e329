// Jest's first step (`globalSetup`): what an earlier run made of the source (__tests__/report/made-once.ts) is not kept, as
// the source may have changed while jest watched it.
import { rmSync } from 'node:fs';

export default function setup() {
  rmSync(process.env.MADE_ONCE, { recursive: true, force: true });
}
