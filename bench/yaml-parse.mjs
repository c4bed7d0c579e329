// The floor of the config's benchmark: a process that parses the named file with `yaml`, and nothing else.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

parse(readFileSync(process.argv[2], 'utf8'));
process.exit();
