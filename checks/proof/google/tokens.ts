import {createVerify, type KeyObject} from 'node:crypto';
import {json} from '../cloud/request';
import type {HostReply, HostRequest} from '../hosts/host';
import {EMAIL} from './project';

/** What is handed out for an assertion that the service account signed: the stand-in takes no other. */
const TOKEN = 'stand-in-for-a-token';

const decoded = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Whether a JSON Web Token is one that the service account signed. */
const isSigned = (token: string, publicKey: KeyObject): boolean => {
	const [head = '', claims = '', signature = ''] = token.split('.');
	return (
		claims !== '' &&
		decoded(claims).iss === EMAIL &&
		createVerify('sha256').update(`${head}.${claims}`).verify(publicKey, Buffer.from(signature, 'base64url'))
	);
};

/** A token for whoever has the key of the service account, as OAuth 2.0 hands it out: one of access, or of identity for one address. */
export const tokenFor = ({body}: HostRequest, publicKey: KeyObject): HostReply => {
	const text = body.toString();
	const {assertion = ''} = (text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))) as Record<
		string,
		string
	>;
	if (!isSigned(assertion, publicKey)) {
		return json({error: 'invalid_grant', error_description: 'Invalid JWT Signature.'}, 400);
	}

	const audience = decoded(assertion.split('.')[1]!).target_audience;
	const claims = Buffer.from(JSON.stringify({aud: audience, exp: Math.floor(Date.now() / 1000) + 3600})).toString('base64url');
	return json(audience ? {id_token: `e30.${claims}.${TOKEN}`} : {access_token: TOKEN, token_type: 'Bearer', expires_in: 3600});
};

/** Whether a request brings a token: one that was handed out here, or one that the service account signed itself. */
export const isAuthorized = ({headers}: HostRequest, publicKey: KeyObject): boolean => {
	const token = /^Bearer (.+)$/.exec(String(headers.authorization))?.[1] ?? '';
	return token.endsWith(TOKEN) || isSigned(token, publicKey);
};
