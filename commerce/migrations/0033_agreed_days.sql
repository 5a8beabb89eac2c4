-- for the offers of payment protection, which ask for the days of contracts
create index credit_agreement_agreed on credit_agreement (tenant_id, agreed_at) where version = 1;
