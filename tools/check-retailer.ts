import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PRODUCT_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';

/** `tavelo-shop check`: the types of a retailer's folder against those of the product, by the product's compiler. */
const tsc = join(PRODUCT_FOLDER, 'node_modules/typescript-native/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '--project', join(RETAILER_FOLDER, 'tsconfig.json')], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
