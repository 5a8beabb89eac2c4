import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront/app',
  buildDirectory: 'build',
  ssr: true,
  // the route table is small and known; asking the server for parts of it costs a round trip on first navigation
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
