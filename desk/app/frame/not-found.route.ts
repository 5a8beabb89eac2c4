import { data } from 'react-router';
import { loadScreen } from '#desk/app/request/screen-loader.ts';

export const loader = loadScreen(null, async () => {
  throw data(null, { status: 404 });
});
