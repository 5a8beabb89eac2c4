import { graphql } from '#desk/app/request/graphql.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';

const PAPER = graphql(`
  query DeskPaper($tenantId: ID!, $orderNumber: String!, $number: String!) {
    paper(tenantId: $tenantId, orderNumber: $orderNumber, number: $number) { name base64 }
  }
`);

/** An invoice or a credit note as PDF, for staff who may see orders. */
export const loader = loadTenantScreen('orders.read', async ({ desk, tenant, params }) => {
  const { paper } = await desk.execute(PAPER, {
    tenantId: tenant.tenantId,
    orderNumber: params.number ?? '',
    number: params.paper ?? '',
  });
  return new Response(
    Uint8Array.from(atob(paper.base64), (sign) => sign.charCodeAt(0)),
    {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${paper.name.replace(/[^\w.-]/g, '_')}"`,
      },
    },
  );
});
