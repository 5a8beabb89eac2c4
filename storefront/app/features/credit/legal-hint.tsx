import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CreditWarning } from './credit-warning.tsx';

/**
 * The calculator's legal hint: where the shop has it as a picture, one band across the calculator in the picture's
 * proportions; on a phone, where its letters would be too small, the warning is text.
 */
export function LegalHint() {
  const t = useText();
  const { hintPicture } = useShop().credit;
  if (!hintPicture) return <CreditWarning />;
  const { width, height } = hintPicture;
  return (
    <>
      <div className="md:hidden">
        <CreditWarning />
      </div>
      <svg
        role="img"
        aria-label={t('credit.warning')}
        viewBox={`0 0 ${width} ${height}`}
        className="credit-hint max-md:hidden"
      >
        <rect x="2" y="2" width={width - 4} height={height - 4} />
        <text x={width / 2} y={height / 2} fontSize={height * 0.45}>
          {t('credit.warning')}
        </text>
      </svg>
    </>
  );
}
