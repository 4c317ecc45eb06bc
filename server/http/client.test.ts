import {expect, test} from 'vitest';
import {byConnection, byHeader} from './client';

const request = new Request('http://localhost', {headers: {'cf-connecting-ip': '203.0.113.7'}});

test.each([
	['an IPv4 address', '203.0.113.7', '203.0.113.7'],
	['an IPv4 address of a socket for both versions', '::ffff:203.0.113.7', '203.0.113.7'],
	['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['a shortened one', '2001:db8::1', '2001:db8:0:0::/64'],
	['this machine', '::1', '0:0:0:0::/64'],
	['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
	['no address', undefined, 'unknown'],
])('AI-04 %s is a client, an IPv6 one together with its network', (_, address, client) => {
	expect(byConnection(request, address === undefined ? {} : {address})).toBe(client);
});

test('AI-04 a header names the client where a proxy sets it', () => {
	expect([byHeader('CF-Connecting-IP')(request, {}), byHeader('x-real-ip')(request, {})]).toEqual(['203.0.113.7', 'unknown']);
});
