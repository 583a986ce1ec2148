/**
 * Shows the provider of each service and how to repair what is broken. `npm run doctor [-- --live]`; exit code 1 when something is broken,
 * with `--live` also when there is a warning.
 */
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import { environment } from './environment.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run doctor             shows the provider of each service and how to repair it; asks only the site's own store
  npm run doctor -- --live   asks each provider too; creates, sends and pays nothing
The exit code is 1 if something is broken; with --live also if there is a warning.
Example: npm run doctor -- --live`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { live: { type: 'boolean', default: false } } });
  const { findings, problems, isReadable, warnings, desk } = await examine(environment(), values.live);
  const rows = [
    ['SERVICE', 'STATE', 'PROVIDER', 'WHAT TO DO'],
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
  console.log(`\nThe desk: ${desk ?? 'off (set DESK_TOKEN to turn it on)'}`);
  for (const problem of problems) console.log(`\n! ${problem}`);
  for (const warning of warnings) console.log(`\n? ${warning}`);
  if (values.live && !isReadable) console.log('\nNo provider was asked. Repair the problems above first.');

  const broken = findings.filter(({ state }) => state === 'broken').length + problems.length;
  const live = values.live ? '' : ' npm run doctor -- --live asks each provider too.';
  const well =
    warnings.length > 0
      ? `Everything works. ${warnings.length === 1 ? 'One warning is' : `${warnings.length} warnings are`} marked with "?".`
      : 'Everything works.';
  // Warnings count with --live, because it is run before a site goes live.
  const isWarned = values.live && warnings.length > 0;
  console.log(broken > 0 ? `\n${broken} to repair.` : `\n${well}${live}${isWarned ? ' With --live the exit code is then 1.' : ''}`);
  process.exitCode = broken > 0 || isWarned ? 1 : 0;
});
