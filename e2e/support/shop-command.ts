import { loadTenants } from '#tenants/load.ts';
import { runOrder } from '#tools/shop/order.ts';
import { runPaylink } from '#tools/shop/payments.ts';
import type { TestServer } from '../../server/test-server.ts';

/** What who runs the shop types (`npm run shop`). @returns what was printed */
export async function shopCommand({ settings, database }: TestServer, tenant: string) {
  const shop = { settings, database, tenants: await loadTenants() };
  return async (command: 'order' | 'paylink', ...args: string[]): Promise<string> => {
    let printed = '';
    const write = (text: string) => {
      printed += text;
    };
    const run = command === 'order' ? runOrder : runPaylink;
    const code = await run([...args, '--tenant', tenant], shop, write);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${printed}`);
    return printed;
  };
}
