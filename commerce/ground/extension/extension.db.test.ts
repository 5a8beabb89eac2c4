import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { defineExtension, type Rule } from '#retailer/extension/extension.ts';
import { createExtensionContext } from './extension-context.service.ts';
import { runDueExtensionJobs } from './extension-jobs.ts';
import { migrateExtensions } from './migrate-extensions.ts';
import { askRule, runPoint } from './run-point.service.ts';
import { addExtensions } from './test-extension.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const de = testContext(database, 'de');
const folder = mkdtempSync(join(tmpdir(), 'shop-extension-'));
afterAll(() => rmSync(folder, { recursive: true }));

const notes = defineExtension({ name: 'order-notes', folder, shop: '^1.0' });
const { signal } = new AbortController();
const NOTE = `create table note (
  tenant_id text not null default current_setting('shop.tenant'),
  text text not null
);`;

function writeMigration(name: string, sql: string): void {
  mkdirSync(join(folder, 'migrations'), { recursive: true });
  writeFileSync(join(folder, 'migrations', name), sql);
}

beforeEach(async () => {
  rmSync(join(folder, 'migrations'), { recursive: true, force: true });
  await database.pool.query('drop schema if exists ext_order_notes cascade');
});

describe('the tables of an extension', () => {
  const open = (ctx: typeof nl) => {
    const [active] = addExtensions(ctx, notes).ctx.tenant.activeExtensions;
    if (!active) throw new Error('the extension is off');
    return createExtensionContext(ctx, active, signal).db;
  };

  it('are made once by its migrations, in a schema of its own', async () => {
    writeMigration('0001_note.sql', NOTE);
    expect(await migrateExtensions(database, [notes])).toEqual(['order-notes/0001_note.sql']);
    expect(await migrateExtensions(database, [notes])).toEqual([]);
    await open(nl).query('insert into note (text) values ($1)', ['ring twice']);
    expect(await open(nl).query('select text from note')).toEqual([{ text: 'ring twice' }]);
  });

  it('show a tenant its own rows only, whatever the statement says', async () => {
    writeMigration('0001_note.sql', NOTE);
    await migrateExtensions(database, [notes]);
    await open(nl).query("insert into note (text) values ('of nl')");
    expect(await open(de).query('select text from note')).toEqual([]);
    await expect(open(de).query("insert into note (tenant_id, text) values ('nl', 'x')")).rejects.toThrow(
      /row-level/,
    );
    await expect(open(nl).query('select email from public.customer')).rejects.toThrow(
      /may not leave its schema/,
    );
    await expect(
      open(de).query("select set_config('shop.tenant', 'nl', true), text from note"),
    ).rejects.toThrow(/may not leave its schema or tenant/);
  });

  it('are as before when one of several statements fails', async () => {
    writeMigration('0001_note.sql', NOTE);
    await migrateExtensions(database, [notes]);
    const both = open(nl).transaction(async (own) => {
      await own.query("insert into note (text) values ('first')");
      await own.query('insert into note (text) values (null)');
    });
    await expect(both).rejects.toThrow(/null value/);
    expect(await open(nl).query('select text from note')).toEqual([]);
  });

  it.each([
    [
      'a table of the shop',
      'alter table public.sales_order add column note text;',
      /0002_more.sql says 'public\.'/,
    ],
    ['another schema', 'create schema mine;', /0002_more.sql says 'create schema'/],
    [
      'a statement that fails half-way',
      'create table half (tenant_id text); select 1 / 0;',
      /division by zero/,
    ],
    [
      'a table for all tenants',
      'create table shared (text text);',
      /its table shared needs a column tenant_id/,
    ],
  ])('stop the start by the name of the extension for a migration with %s', async (_fault, sql, message) => {
    writeMigration('0001_note.sql', NOTE);
    await migrateExtensions(database, [notes]);
    writeMigration('0002_more.sql', sql);
    const migrating = migrateExtensions(database, [notes]);
    await expect(migrating).rejects.toThrow(/the extension order-notes/);
    await expect(migrating).rejects.toThrow(message);
    await expect(migrateExtensions(database, [notes])).rejects.toThrow(message);
    expect(await open(nl).query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });
});

describe('a job of an extension', () => {
  const NOW = '2026-11-20T12:00:00Z';
  const computeTime = (seconds: number) =>
    createFixedClock(new Date(Date.parse(NOW) + seconds * 1000).toISOString());

  it('is done by one server, again after its pause, and later after it failed', async () => {
    let rounds = 0;
    const failing: number[] = [2];
    const syncing = defineExtension({
      ...{ name: 'erp', folder, shop: '^1.0' },
      jobs: {
        sync: {
          everySeconds: 60,
          async run() {
            rounds += 1;
            if (failing.includes(rounds)) throw new Error('the system does not answer');
          },
        },
      },
    });
    const { ctx, lines } = addExtensions(nl, syncing);
    const run = async (seconds: number) => {
      await runDueExtensionJobs({ ...ctx, clock: computeTime(seconds) }, signal);
      return rounds;
    };
    await Promise.all([run(0), run(0)]);
    expect(rounds).toBe(1);
    expect(await run(30)).toBe(1);
    expect(await run(61)).toBe(2);
    expect(lines).toContainEqual(expect.objectContaining({ extension: 'erp', point: 'jobs.sync' }));
    expect(await run(122)).toBe(3);
    expect(await run(150)).toBe(3);
  });
});

test('a job that a stop of the server ends is due again at once, and no fault', async () => {
  const stop = new AbortController();
  let rounds = 0;
  const polling = defineExtension({
    ...{ name: 'polling', folder, shop: '^1.0' },
    jobs: {
      poll: {
        everySeconds: 60,
        run: () => {
          rounds += 1;
          if (rounds > 1) return Promise.resolve();
          stop.abort();
          return new Promise(() => {});
        },
      },
    },
  });
  const { ctx, lines } = addExtensions(nl, polling);
  await runDueExtensionJobs(ctx, stop.signal);
  await runDueExtensionJobs(ctx, signal);
  expect([rounds, lines]).toEqual([2, []]);
});

describe('a function of an extension', () => {
  const createRule = (decide: () => unknown, onFault: 'ignore' | 'refuse') =>
    ({ onFault, decide }) as Rule<null, boolean, unknown>;
  const ask = (rule: Rule<null, boolean, unknown>) => {
    const extension = defineExtension({ name: 'rules', folder, shop: '^1.0' });
    const { ctx, lines } = addExtensions(nl, extension);
    const failures: string[] = [];
    ctx.events.on((event) => {
      if (event.type === 'extension-failed') failures.push(`${event.extension} ${event.point}`);
    });
    const [active] = ctx.tenant.activeExtensions;
    if (!active) throw new Error('the extension is off');
    const question = {
      point: 'rules.order',
      question: null,
      answer: z.boolean(),
      refusal: 'refused',
    } as const;
    return { given: askRule(ctx, { active, contribution: rule }, question), lines, failures };
  };
  const fail = () => {
    throw new Error('no such key');
  };

  test('decides by its answer', () => {
    expect(ask(createRule(() => true, 'refuse')).given).toEqual({ answer: true });
  });

  test.each([
    ['throws', fail],
    ['sleeps', async () => true],
    ['answers in another shape', () => 'yes'],
  ])('that %s counts as its rule declares, and is logged and counted once', (_fault, decide) => {
    expect(ask(createRule(decide, 'refuse')).given).toEqual({ fault: 'refused' });
    const { given, lines, failures } = ask(createRule(decide, 'ignore'));
    expect(given).toBeNull();
    expect(lines).toEqual([expect.objectContaining({ extension: 'rules', point: 'rules.order' })]);
    expect(failures).toEqual(['rules rules.order']);
  });

  test('that never answers is ended at its limit', async () => {
    const { ctx, lines } = addExtensions(nl, notes);
    const [active] = ctx.tenant.activeExtensions;
    if (!active) throw new Error('the extension is off');
    let isAborted = false;
    const hanging = runPoint(ctx, active, { point: 'calls.slow', limitMs: 20 }, (context) => {
      context.signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(() => {});
    });
    await expect(hanging).rejects.toThrow(/ended after at most 20 ms/);
    expect(isAborted).toBe(true);
    expect(lines).toHaveLength(1);
  });
});
