/** What stands behind each service of the site, and how to mend what does not. `npm run doctor [-- --live]`; code 1 when something is broken. */
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import { environment } from './environment.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run doctor             what stands behind each service, and how to mend it; nobody is asked but the site's own store
  npm run doctor -- --live   asks each provider as well; nothing is made, sent or paid for`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { live: { type: 'boolean', default: false } } });
  const { findings, problems, warnings, desk } = await examine(environment(), values.live);
  const rows = [
    ['SERVICE', 'STATE', 'BEHIND IT', ''],
    ...findings.map(({ service, state, behind, mend }) => [service, state, behind, mend]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2);
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('')
        .trimEnd(),
    );
  console.log(`\nThe desk: ${desk ?? 'off; DESK_TOKEN opens it'}`);
  for (const problem of problems) console.log(`\n! ${problem}`);
  for (const warning of warnings) console.log(`\n? ${warning}`);
  if (values.live && problems.length > 0) console.log('\nNo provider was asked: first things first.');

  const broken = findings.filter(({ state }) => state === 'broken').length + problems.length;
  const live = values.live ? '' : ' With -- --live each provider is asked as well.';
  const well = warnings.length > 0 ? `It works; ${warnings.length} to look at, marked with "?".` : 'All well.';
  console.log(broken > 0 ? `\n${broken} to mend.` : `\n${well}${live}`);
  process.exitCode = broken > 0 ? 1 : 0;
});
