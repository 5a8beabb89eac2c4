import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER } from './retailer/folder.ts';

export default {
  appDirectory: 'storefront/app',
  buildDirectory: BUILD_FOLDER,
  ssr: true,
  // the route table is small and known; asking the server for parts of it costs a round trip on first navigation
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
