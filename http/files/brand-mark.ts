import { MARK } from '#app/theme/brand.ts';
import type { Brand } from '#tenants/brand.ts';

/** The shop's mark as a square SVG element with sides of `side`. */
export function drawMark({ colours: { accent, onAccent }, mark }: Brand, side: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.side} ${MARK.side}" width="${side}" height="${side}">` +
    `<rect width="${MARK.side}" height="${MARK.side}" rx="${MARK.radius}" fill="${accent.light}"/>` +
    `<path d="${mark}" fill="none" stroke="${onAccent.light}" stroke-width="${MARK.line}" stroke-linecap="round"/></svg>`
  );
}

/** The picture that social networks show beside a link, 1200 × 630: the mark before the shop's colours. */
export function drawSocialPicture(brand: Brand): string {
  const { accent, accentSoft, accentPressed } = brand.colours;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `<path d="M0 0H1200V630H0Z" fill="${accentSoft.light}"/>` +
    `<circle cx="1010" cy="120" r="330" fill="${accent.light}" opacity=".16"/>` +
    `<circle cx="1120" cy="470" r="250" fill="${accentPressed.light}" opacity=".2"/>` +
    `<path d="M0 560H1200V630H0Z" fill="${accent.light}"/>` +
    `<svg x="120" y="145" width="300" height="300">${drawMark(brand, 300)}</svg>` +
    `<svg x="640" y="90" width="460" height="460" viewBox="0 0 ${MARK.side} ${MARK.side}">` +
    `<path d="${brand.mark}" fill="none" stroke="${accent.light}" stroke-width="${MARK.line}" stroke-linecap="round"/></svg></svg>`
  );
}
