import { type INPMetricWithAttribution, onINP } from 'web-vitals/attribution';
import { isCategoryAllowed } from '#app/session/consent.ts';
import { PERFORMANCE } from '#forms/consent.ts';

const ADDRESS = '/api/vitals';

/**
 * Reports how fast the page responds (INP, the only metric that is sent) when the visitor leaves it and has agreed to
 * statistics.
 */
export function reportInp(pageType: () => string): void {
  onINP(
    (metric) => isCategoryAllowed(PERFORMANCE) && send(JSON.stringify(buildMeasurement(metric, pageType()))),
  );
}

/** The call's payload (product 7.5). */
function buildMeasurement(metric: INPMetricWithAttribution, pageType: string) {
  const { id, name, value, delta, rating, navigationType, attribution } = metric;
  const connection = (navigator as { connection?: { effectiveType?: string } }).connection;
  return {
    id,
    name,
    timestamp: Date.now(),
    value,
    delta,
    rating,
    pathname: location.pathname,
    interactionType: attribution.interactionType,
    target: attribution.interactionTarget,
    navigationType,
    userAgent: navigator.userAgent,
    pageType,
    connection: connection?.effectiveType ?? 'unknown',
    deviceType: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop',
    loadState: attribution.loadState,
    environment: import.meta.env.MODE,
  };
}

function send(body: string): void {
  if (navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: 'application/json' }))) return;
  fetch(ADDRESS, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  }).catch(() => undefined);
}
