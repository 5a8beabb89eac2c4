import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type DeskScreen, SCREENS } from './screen-list.ts';

const screens: readonly DeskScreen[] = Object.values(SCREENS);

export default [
  route('sign-in', 'screens/sign-in/sign-in.route.tsx'),
  route('invitation', 'screens/invitation/invitation.route.tsx'),
  route('sign-out', 'screens/sign-in/sign-out.route.ts'),
  route('preferences', 'frame/preferences.route.ts'),
  layout('frame/frame.route.tsx', [
    index('frame/start.route.ts'),
    route('audit.csv', 'screens/audit/audit-csv.route.ts'),
    ...screens.map(({ path, file }) => route(path, `screens/${file}`)),
    route('*', 'frame/not-found.route.ts'),
  ]),
] satisfies RouteConfig;
