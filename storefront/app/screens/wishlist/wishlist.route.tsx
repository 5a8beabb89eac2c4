import { redirect } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { catchGatewayFailure } from '#app/features/account/null-when-failed.ts';
import { VariantChoiceQuery } from '#app/features/product/variant-choice.query.ts';
import { readValues } from '#app/features/product/variant-choice.rules.ts';
import { answerFailedChange, isFailedChange } from '#app/form/failed-change.ts';
import { keepTyped } from '#app/form/keep-typed.ts';
import { signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { Route } from './+types/wishlist.route';
import { ShareWishlist } from './share-wishlist.tsx';
import { wishlistAction } from './wishlist.action.ts';
import { readEdited, readNotice, readRemoved } from './wishlist.form.ts';
import { WishlistQuery } from './wishlist.query.ts';
import { WishlistLine } from './wishlist-line.tsx';
import { WishlistNotices } from './wishlist-notices.tsx';

export const loader = personalPage(async ({ page }) => {
  if (requireScreen(page, 'wishlist', 'wishlistAlias') === 'wishlistAlias') {
    throw redirect(page.localeSettings.paths.wishlist ?? '/', 301);
  }
  const { wishlist, visitor } = await page.query(WishlistQuery, {});
  const edited = readEdited(page.url);
  const isKept = edited !== null && wishlist.lines.some(({ sku }) => sku === edited);
  const choice = isKept ? await loadChoice(page, edited) : null;
  return {
    lines: wishlist.lines,
    loggedIn: visitor.loggedIn,
    // a link shows the list to others: only its signed-in owner can make one
    sharing: visitor.loggedIn && !visitor.softLoggedIn ? { shareKey: wishlist.shareKey } : null,
    origin: page.url.origin,
    notice: choice === 'failed' ? choice : readNotice(page.url),
    removed: readRemoved(page.url),
    editing: choice === 'failed' ? null : choice,
    head: buildHead(page, 'wishlist.title'),
  };
});

/** @returns null for an article that is no longer there; `failed` when the gateway could not say (product 8): the list stays */
async function loadChoice(page: PageRequest, sku: string) {
  const answer = await catchGatewayFailure(page.query(VariantChoiceQuery, { sku }));
  if (!answer) return 'failed';
  const { product } = answer;
  return product ? { sku, ...product, asked: readValues(page.url.searchParams) } : null;
}

export const action = wishlistAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, answerFailedChange);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function WishlistScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, loggedIn, editing } = loaderData;
  const notice = isFailedChange(actionData) ? 'failed' : loaderData.notice;
  const t = useText();
  const shop = useShop();
  const action = screenLink(shop, 'wishlist');
  // the outcome of choosing a variant is shown at its line, where the focus is
  const isAtLine = editing !== null && notice !== null;
  return (
    <div className="wrap py-6 md:py-10">
      {lines.length > 0 && (
        <h1 className="mb-4 text-2xl">
          {t('wishlist.title')}
          <span className="ms-3 text-base font-normal tracking-normal text-muted">
            {t('wishlist.count', { count: lines.length })}
          </span>
        </h1>
      )}
      <div className="space-y-4" aria-live="polite">
        <WishlistNotices notice={isAtLine ? null : notice} removed={loaderData.removed} action={action} />
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('wishlist.empty.title')}
          actions={<ButtonLink to={homeLink(shop)}>{t('wishlist.empty.action')}</ButtonLink>}
        >
          {t('wishlist.empty.text')}
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-x-8 border-t border-line lg:grid-cols-2">
          {lines.map((line) => (
            <WishlistLine
              key={line.id}
              line={line}
              action={action}
              choice={editing?.sku === line.sku ? { ...editing, notice } : null}
            />
          ))}
        </ul>
      )}
      {loaderData.sharing && lines.length > 0 && (
        <ShareWishlist {...loaderData.sharing} origin={loaderData.origin} action={action} />
      )}
      {!loggedIn && <SignInInvitation />}
      <Slot name="wishlist.foot" />
    </div>
  );
}

/** Asks a visitor who is not signed in to do so, to see articles saved elsewhere (product 6.2). */
function SignInInvitation() {
  const t = useText();
  const shop = useShop();
  return (
    <section
      aria-labelledby="sign-in-invitation"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded bg-sunken p-5 md:flex-nowrap md:p-8"
    >
      <div className="flex max-w-text gap-4">
        <Icon name="account" size={24} className="mt-0.5 max-sm:hidden" />
        <div>
          <h2 id="sign-in-invitation" className="text-lg">
            {t('wishlist.signIn.title')}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('wishlist.signIn.text')}</p>
        </div>
      </div>
      <ButtonLink
        to={signInLink(shop, screenLink(shop, 'wishlist'))}
        variant="secondary"
        className="shrink-0"
      >
        {t('wishlist.signIn')}
      </ButtonLink>
    </section>
  );
}
