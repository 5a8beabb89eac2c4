import { readFileSync } from 'node:fs';
import type { Database } from '#commerce/ground/database/connection.ts';

/**
 * Processor time of this process and of its open database sessions; Linux counts theirs in hundredths of a second.
 */
export async function processorSeconds(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const { user, system } = process.cpuUsage();
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) / 100, (user + system) / 1e6);
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name in brackets may contain spaces; user and system time are fields 14 and 15, the 12th and 13th after it
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
