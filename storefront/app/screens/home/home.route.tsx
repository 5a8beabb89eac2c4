import { publicPage, requireScreen } from '../../page/pages.ts';
import { useShop } from '../../page/shop.tsx';

export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'home');
  return null;
});

export default function Home() {
  const shop = useShop();
  return <h1>{shop.companyName}</h1>;
}
