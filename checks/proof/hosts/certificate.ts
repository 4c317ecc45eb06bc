import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {program} from '../../../pipeline/base/programs';

/** A key, and a certificate that it signed itself, for host names; `*` stands for one label. Needs OpenSSL. */
export const certificateFor = async (names: string[]): Promise<{key: string; cert: string}> => {
	const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
	const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
	try {
		const alternatives = names.map((name) => `DNS:${name}`).join(',');
		await program(
			'openssl',
			['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=stand-in'].concat(
				[...['-addext', `subjectAltName=${alternatives}`, '-keyout', key, '-out', cert]],
			),
			{preferLocal: false},
		);
		return {key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8')};
	} finally {
		await rm(folder, {recursive: true, force: true});
	}
};
