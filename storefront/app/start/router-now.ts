import { useContext } from 'react';
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  useFetchers,
  useLocation,
  useNavigation,
} from 'react-router';

export type Router = Pick<DataRouter, 'state'>;

/**
 * The router itself, whose state is that of this moment: components get it only when they are rendered, which on a
 * slow device is later than the next press. The caller is rendered again with each change of that state.
 * @returns `isShown`: whether the page on the screen is that of this moment; null where a page has no router
 */
export function useRouterNow(): { readonly router: Router; isShown(): boolean } | null {
  const router = useContext(DataRouterContext)?.router;
  const data = useContext(DataRouterDataContext);
  const { key } = useLocation();
  useNavigation();
  useFetchers();
  if (!router) return null;
  return {
    router,
    isShown() {
      const { loaderData, actionData, location } = router.state;
      return loaderData === data?.loaderData && actionData === data.actionData && location.key === key;
    },
  };
}
