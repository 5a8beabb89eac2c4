import { loadTenants } from '#tenants/load.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { runPaylink, runPayments } from '#tools/shop/orders/payments.ts';
import type { TestServer } from '#wiring/test-server.ts';

const COMMANDS = { order: runOrder, paylink: runPaylink, payments: runPayments };

/** Runs a command of the shop's own people (`npm run shop`). @returns what was printed */
export async function createShopCommand({ settings, database }: TestServer, tenant: string) {
  const shop = { settings, database, tenants: await loadTenants() };
  return async (command: keyof typeof COMMANDS, ...args: string[]): Promise<string> => {
    let printed = '';
    const write = (text: string) => {
      printed += text;
    };
    const code = await COMMANDS[command]([...args, '--tenant', tenant], shop, write);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${printed}`);
    return printed;
  };
}
