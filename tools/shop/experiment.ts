import { reportExperiment } from '#commerce/service/experiment/experiment.queries.ts';
import { parseMarketCommand } from './arguments/market-command.ts';
import type { CommandShop, Write } from './context.ts';

export const EXPERIMENT_USAGE = `  experiment report [KEY]  effect, interval, always-valid p and split check of running tests
    --tenant nl                   whose they are
`;

const formatPercent = (rate: number) => `${(rate * 100).toFixed(2)} %`;

/** `npm run shop -- experiment report [KEY]`. @returns the process's exit code, 1 when visitors are split wrongly */
export async function runExperiment(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, positionals } = parseMarketCommand(args, shop, {});
  const [what, key] = positionals;
  if (what !== 'report') throw new Error(`experiment report [KEY]\n${EXPERIMENT_USAGE}`);
  const running = ctx.tenant.experiments.filter((one) => key === undefined || one.key === key);
  if (running.length === 0) throw new Error(`tenant ${ctx.tenant.id} runs no experiment ${key ?? ''}`);
  let code = 0;
  for (const { key: name, goal, alpha, tau } of running) {
    const { arms, effect, interval, p, stop, splitP } = await reportExperiment(ctx, name);
    write(`${ctx.tenant.id} ${name} (goal ${goal}, alpha ${alpha}, tau ${tau})\n`);
    for (const variant of ['a', 'b'] as const) {
      const { visitors, conversions } = arms[variant];
      write(`  ${variant}: ${visitors} visitors, ${conversions} did it`);
      write(visitors > 0 ? `, ${formatPercent(conversions / visitors)}\n` : '\n');
    }
    const [low, high] = interval;
    write(
      `  b minus a: ${formatPercent(effect)}, between ${formatPercent(low)} and ${formatPercent(high)}\n`,
    );
    write(`  p at most ${p.toFixed(4)} at any look: ${stop ? 'stop, the effect is found' : 'go on'}\n`);
    if (splitP < 0.001) {
      write(`  split is wrong (p ${splitP.toExponential(1)}): do not trust the rest\n`);
      code = 1;
    } else write(`  split as meant (p ${splitP.toFixed(3)})\n`);
  }
  return code;
}
