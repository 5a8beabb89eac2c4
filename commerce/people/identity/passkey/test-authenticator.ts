import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { readonly challenge: string };
type Said = {
  readonly origin: string;
  /** how often it has been used, as it says itself */
  readonly counter?: number;
};

/** For tests: an authenticator in memory with one ES256 key, which makes a passkey and shows it (WebAuthn, 6.3). */
export function testAuthenticator(userVerified = true) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = credentialId.toString('base64url');
  const answer = (response: Readonly<Record<string, Buffer>>) =>
    JSON.stringify({
      ...{ id, rawId: id, type: 'public-key' },
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    });
  const UP = 1;
  const UV = userVerified ? 4 : 0;
  const ATTESTED = 64;
  return {
    /** @param options JSON of PublicKeyCredentialCreationOptions */
    make(options: string, { origin, counter = 0 }: Said): string {
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([
        buildAuthenticatorHead(origin, UP + UV + ATTESTED, counter),
        ...[Buffer.alloc(16), length, credentialId, key],
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...['fmt', 'none', 'attStmt'].map(encodeCborText),
        Buffer.from([0xa0]),
        encodeCborText('authData'),
        ...[Buffer.from([0x58, data.length]), data],
      ]);
      return answer({
        clientDataJSON: buildClientData('webauthn.create', options, origin),
        attestationObject,
      });
    },
    /** @param options JSON of PublicKeyCredentialRequestOptions */
    show(options: string, { origin, counter = 0 }: Said): string {
      const clientDataJSON = buildClientData('webauthn.get', options, origin);
      const authenticatorData = buildAuthenticatorHead(origin, UP + UV, counter);
      const signed = Buffer.concat([authenticatorData, hashSha256(clientDataJSON)]);
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) });
    },
  };
}

function buildAuthenticatorHead(origin: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([hashSha256(Buffer.from(new URL(origin).hostname)), rest]);
}

function buildClientData(type: string, options: string, origin: string): Buffer {
  const { challenge } = JSON.parse(options) as Asked;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function encodeCborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function hashSha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
