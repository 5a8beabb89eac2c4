import type { ProviderState } from '../payment-provider.types.ts';

/** The actions that the sandbox's page can be told to do. */
export const SANDBOX_ANSWERS = [
  'pay',
  'authorize',
  'refuse',
  'cancel',
  'expire',
  'late',
  'twice',
  'before',
  'never',
] as const;

export type SandboxAnswer = (typeof SANDBOX_ANSWERS)[number];

/** How the sandbox carries out an answer. */
export type SandboxPlan = {
  /** null if it stays unchanged */
  readonly state: ProviderState | null;
  /** milliseconds until that state is there */
  readonly afterMs: number;
  /** how often the shop is notified; several webhooks go out at the same time */
  readonly webhooks: number;
  /** whether the shop has answered the webhook before the browser returns */
  readonly toldBeforeReturn: boolean;
};

/** A late answer comes after the browser is back and before a person gives up. */
const LATE_MS = 8_000;

const PLANS: Readonly<Record<SandboxAnswer, SandboxPlan>> = {
  pay: plan('paid'),
  authorize: plan('authorized'),
  refuse: plan('failed'),
  cancel: plan('canceled'),
  expire: plan('expired'),
  late: { ...plan('paid'), afterMs: LATE_MS },
  twice: { ...plan('paid'), webhooks: 2 },
  before: { ...plan('paid'), toldBeforeReturn: true },
  never: { ...plan(null), webhooks: 0 },
};

function plan(state: ProviderState | null): SandboxPlan {
  return { state, afterMs: 0, webhooks: 1, toldBeforeReturn: false };
}

export function getSandboxPlan(answer: SandboxAnswer): SandboxPlan {
  return PLANS[answer];
}

type Stored = {
  readonly state: ProviderState;
  readonly laterState: ProviderState | null;
  readonly laterAt: Date | null;
  readonly expiresAt: Date;
};

/** The state at a moment: later states have arrived, and unanswered payments have expired. */
export function computeSandboxState(
  { state, laterState, laterAt, expiresAt }: Stored,
  now: Date,
): ProviderState {
  if (state !== 'open' && state !== 'pending') return state;
  if (laterState && laterAt && laterAt <= now) return laterState;
  return expiresAt <= now && !laterState ? 'expired' : state;
}
