import type { ResultOf } from 'gql.tada';
import { useText } from '#app/texts/texts.tsx';
import { joinUnbroken, joinWords } from '#app/texts/unbroken.ts';
import type { ContentPlacesQuery } from './content.query.ts';

type Company = ResultOf<typeof ContentPlacesQuery>['shop']['company'];

/** The company: name, address, contact, register and tax number (DE: § 5 DDG; NL: art. 3:15d BW). */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useText();
  const { legalName, street, postalCode, city, countryName, email, phone } = company;
  return (
    <>
      <address className="mt-3 not-italic">
        {legalName}
        <br />
        {street}
        <br />
        {joinWords(postalCode)} {city}
        <br />
        {countryName}
      </address>
      <p className="mt-3">
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
          {joinWords(phone)}
        </a>
        <br />
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
      <p className="mt-3">
        {t('shell.footer.represented', { name: company.representedBy })}
        <br />
        {joinUnbroken(company.register)}
        <br />
        {t('shell.footer.vat', { number: joinUnbroken(company.vatId) })}
      </p>
    </>
  );
}
