import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: '../build/desk',
  ssr: true,
  // the routes are few, and known to whoever has signed in
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
