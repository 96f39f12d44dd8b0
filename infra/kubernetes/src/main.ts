import { readArguments } from '../../local/src/command-line/read-arguments.mjs';

// Without `--measure` the plan is written from the last measurement.
await import(readArguments('capacity').options.measure ? './measure.ts' : './write-capacity.ts');
