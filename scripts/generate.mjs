// `npm run generate`: every generated file, in one process, since each generator loads much for a little work.
// `--check` writes nothing and fails when a file is out of date.
import './check-installed.mjs';
import './generate-config-types.mjs';
import './generate-config-validator.mjs';
import './generate-report-types.mjs';
import './generate-report-validator.mjs';
import './generate-report-page.mjs';
import './generate-inputs.mjs';
import './generate-docs.mjs';
