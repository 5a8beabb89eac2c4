import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Path of a Chromium on this machine: CHROMIUM_PATH, the PATH's, or Playwright's own; null if there is none. */
export function findChromium(): string | null {
  return find([...getConfiguredPath(), ...onPath(NAMES), chromium.executablePath()]);
}

/**
 * Path of a Chromium without windows (CHROMIUM_PATH, the PATH's): the same engine at half the processor time. null
 * if there is none; a whole Chromium does the same work.
 */
export function findHeadlessShell(): string | null {
  return find([...getConfiguredPath(), ...onPath(HEADLESS_NAMES)]);
}

/** Path of a whole Chromium, else of one without windows: a page costs the same in both. @internal for the bench */
export function findAnyChromium(): string | null {
  return findChromium() ?? findHeadlessShell();
}

function getConfiguredPath(): string[] {
  return process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function find(candidates: readonly string[]): string | null {
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
