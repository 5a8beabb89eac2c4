import { Link, useLocation } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { layerLink } from '#app/features/layer/layer-link.ts';
import { PaymentMark } from '#app/features/payment/payment-mark.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { categoryLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { CATEGORY_LIST_ID } from '#app/shell/places.ts';
import type { Shell } from '#app/shell/shell.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { joinUnbroken, joinWords } from '#app/texts/unbroken.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import type { Screen } from '#tenants/paths.ts';
import { formatMoney } from '#texts/format.ts';
import { ColorMode } from './color-mode.tsx';
import { FooterGroup } from './footer-group.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalGuarantee } from './legal-guarantee.tsx';

/**
 * Below every page: help, the law's links, other shops and languages, the colour mode. `ordering`: without links that
 * lead away, and without the general terms of delivery and payment, which the steps show.
 */
export function Footer({ shell, ordering = false }: { shell: Shell | null; ordering?: boolean }) {
  const t = useText();
  return (
    <footer className="later mt-16 border-t border-line bg-sunken text-sm">
      {!ordering && <Slot name="footer.above" />}
      {shell && (
        <div
          className={`wrap grid gap-x-8 md:grid-cols-2 md:gap-y-8 md:py-10 ${ordering ? '' : 'lg:grid-cols-4'}`}
        >
          <Service shop={shell.shop} ordering={ordering} />
          {!ordering && <Categories items={shell.navigation} />}
          {!ordering && <DeliveryAndPayment shop={shell.shop} />}
          <Legal shop={shell.shop} />
          {!ordering && <Slot name="footer.columns" />}
        </div>
      )}
      {!ordering && (
        <div className="screen-only border-t border-line">
          <div className="wrap flex flex-wrap items-start justify-between gap-x-12 gap-y-6 py-6">
            <Markets />
            <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <LanguageSwitch long />
              <ColorMode />
            </div>
          </div>
        </div>
      )}
      {shell && !ordering && shell.shop.pageFeedback && <PageFeedback />}
      {shell && <Company shop={shell.shop} />}
      {!ordering && <Slot name="footer.below" />}
      <p className="sr-only">{t('shell.footer.label')}</p>
    </footer>
  );
}

/** Customer-centric feedback: the visitor's opinion of this page, below each page. */
function PageFeedback() {
  const t = useText();
  const { pathname } = useLocation();
  const survey = screenLink(useShop(), 'survey');
  if (pathname === survey) return null;
  return (
    <div className="screen-only border-t border-line">
      <p className="wrap py-4">
        <Link to={`${survey}?${new URLSearchParams({ about: pathname })}`} className="link">
          {t('survey.page')}
        </Link>
      </p>
    </div>
  );
}

type ShopProps = { shop: Shell['shop'] };

function Service({ shop, ordering }: ShopProps & { ordering: boolean }) {
  const t = useText();
  const { company, officeHours } = shop;
  return (
    <FooterGroup title={t('shell.footer.service')} folds>
      <FooterLink screen="serviceHome" text={t('shell.footer.help')} />
      <li>
        <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} className="footer-link">
          <Icon name="phone" size={16} />
          <span className="whitespace-nowrap">{company.phone}</span>
        </a>
      </li>
      {officeHours.map(({ firstDay, lastDay, opens, closes }) => (
        <li key={firstDay} className="ps-6 text-muted tabular-nums">
          {joinUnbroken(
            t(firstDay === lastDay ? 'shell.footer.hours.day' : 'shell.footer.hours', {
              first: t('shell.day', { day: firstDay }),
              last: t('shell.day', { day: lastDay }),
              opens,
              closes,
            }),
          )}
        </li>
      ))}
      <li>
        <a href={`mailto:${company.email}`} className="footer-link">
          <Icon name="mail" size={16} />
          {company.email}
        </a>
      </li>
      <FooterLink screen="orderLookup" text={t('order.lookup.title')} />
      {!ordering && <NewsletterLink />}
      {!ordering && <FooterLink screen="vacancies" text={t('shell.footer.vacancies')} />}
    </FooterGroup>
  );
}

function FooterLink({ screen, text }: { screen: Screen; text: string }) {
  const place = useShop();
  return (
    <li>
      <Link to={screenLink(place, screen)} prefetch="intent" className="footer-link">
        {text}
      </Link>
    </li>
  );
}

function NewsletterLink() {
  const place = useShop();
  const t = useText();
  return (
    <li>
      <Link to={screenLink(place, 'newsletterInfo')} prefetch="intent" className="footer-link">
        <Icon name="mail" size={16} />
        {t('newsletter.title')}
      </Link>
    </li>
  );
}

function Categories({ items }: { items: Shell['navigation'] }) {
  const shop = useShop();
  const t = useText();
  return (
    <FooterGroup title={t('shell.categories')} id={CATEGORY_LIST_ID} folds>
      {items.map(({ id, name, path }) => (
        <li key={id}>
          <Link to={categoryLink(shop, path)} prefetch="intent" className="footer-link">
            {name}
          </Link>
        </li>
      ))}
    </FooterGroup>
  );
}

function DeliveryAndPayment({ shop }: ShopProps) {
  const { locale, priceFormat } = useShop();
  const t = useText();
  return (
    <div className="border-line max-md:border-t md:space-y-6">
      <FooterGroup title={t('shell.footer.delivery')} folds>
        {shop.deliveryOptions.map(({ code, price, freeFrom, freight }) => (
          <li key={code}>
            <span className="flex items-center gap-2">
              <Icon name="truck" size={16} />
              {t('shell.delivery', { code: code.replaceAll('-', '_') })}
            </span>
            <span className="block ps-6 text-xs text-muted">
              {formatMoney(price, locale, priceFormat)}
              {freeFrom &&
                `, ${t('shell.delivery.free', { amount: formatMoney(freeFrom, locale, priceFormat) })}`}
            </span>
            {freight && (
              <span className="block ps-6 text-xs text-muted">
                {t('shell.delivery.freight', { price: formatMoney(freight.price, locale, priceFormat) })}
                {freight.freeFrom &&
                  `, ${t('shell.delivery.free', { amount: formatMoney(freight.freeFrom, locale, priceFormat) })}`}
              </span>
            )}
          </li>
        ))}
      </FooterGroup>
      <FooterGroup title={t('shell.footer.payment')} marks>
        {shop.paymentMethods.map((method) => (
          <li
            key={method}
            className="flex items-center gap-2 rounded border border-line bg-surface px-3 py-2 font-medium"
          >
            <PaymentMark method={method} />
            {getPaymentName(t, method)}
          </li>
        ))}
        {shop.seals.map(({ name, certificateUrl }) => (
          <li key={name} className="basis-full">
            <a href={certificateUrl} rel="noopener" className="footer-link">
              <Icon name="check" size={16} />
              {t('shell.footer.seal', { name })}
            </a>
          </li>
        ))}
      </FooterGroup>
    </div>
  );
}

/** The personal parts handle it once they are loaded. */
function askConsent(event: { preventDefault(): void }): void {
  if (!dispatchEvent(new Event('consent-asked', { cancelable: true }))) event.preventDefault();
}

function Legal({ shop }: ShopProps) {
  const place = useShop();
  const t = useText();
  return (
    <FooterGroup title={t('shell.footer.legal')}>
      <li>
        <Link to={screenLink(place, 'terms')} prefetch="intent" className="footer-link">
          {t('shell.footer.terms')}
        </Link>
      </li>
      <li>
        <Link to={screenLink(place, 'revocation')} prefetch="intent" className="footer-link">
          {t(shop.withdrawalStatutory ? 'shell.footer.revocation' : 'shell.footer.return')}
        </Link>
      </li>
      <li>
        {/* on every page, in the market's words (CRD art. 11a(1)) */}
        <Link to={screenLink(place, 'withdrawal')} className="footer-link font-semibold">
          {t(`order.withdrawal.link.${shop.withdrawalStatutory ? 'statutory' : 'contractual'}`)}
        </Link>
      </li>
      <li>
        <LegalGuarantee />
      </li>
      <FooterLink screen="privacy" text={t('shell.footer.privacy')} />
      <li>
        {/* withdrawing consent is one press away; without scripts it is a page */}
        <Link to={screenLink(place, 'cookieSettings')} onClick={askConsent} className="footer-link">
          {t('shell.footer.cookies')}
        </Link>
      </li>
      <FooterLink screen="accessibility" text={t('shell.footer.accessibility')} />
      <FooterLink screen="imprint" text={t('shell.footer.imprint')} />
      <li>
        {/* every tile has stars, so every page links to the explanation of reviews */}
        <Link to={layerLink(place, 'verified-ratings')} className="footer-link">
          {t('review.checks')}
        </Link>
      </li>
    </FooterGroup>
  );
}

/** The company behind the shop: name, address, contact, register and tax number (DE: § 5 DDG; NL: art. 3:15d BW). */
function Company({ shop: { company } }: ShopProps) {
  const t = useText();
  return (
    <div className="border-t border-line text-xs text-muted">
      <div className="wrap space-y-2 py-6">
        <p>
          {[
            company.legalName,
            `${company.street}, ${joinWords(company.postalCode)} ${company.city}, ${company.countryName}`,
            t('shell.footer.represented', { name: company.representedBy }),
            joinUnbroken(company.register),
            t('shell.footer.vat', { number: joinUnbroken(company.vatId) }),
          ].join('\u00a0· ')}
        </p>
        <p>{t('shell.footer.prices', { tax: t('ui.price.tax') })}</p>
        <p className="font-medium text-text">{t('shell.footer.demo')}</p>
      </div>
    </div>
  );
}

/** The shop in other countries: one link a country, to its own address. */
function Markets() {
  const shop = useShop();
  const t = useText();
  const countries = [...new Map(shop.markets.map((market) => [market.tenant, market])).values()];
  return (
    <nav aria-label={t('shell.countries')}>
      <ul className="-ms-1.5 flex flex-wrap items-center md:-ms-2 md:gap-x-2">
        {countries.map(({ tenant, locale, origin, home }) => (
          <li key={tenant}>
            <a
              href={origin + home}
              hrefLang={locale}
              aria-current={tenant === shop.tenant ? 'true' : undefined}
              className="flex min-h-control-l items-center px-1.5 text-muted hover:text-text hover:underline md:px-2 aria-[current]:font-semibold aria-[current]:text-text"
            >
              {t('shell.country', { country: locale.slice(3) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
