// `--measure` measures the running site; without it the plan is written from the last measurement.
await import(process.argv.includes('--measure') ? './measure.ts' : './write-capacity.ts');
