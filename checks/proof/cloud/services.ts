import {ACCOUNT_ID, type Account, Refusal, USER_ARN} from './account';
import {json, type Reply, type Request} from './request';

const queryReply = (action: string, inner: string): Reply => ({
	headers: {'content-type': 'text/xml'},
	body: `<${action}Response><${action}Result>${inner}</${action}Result><ResponseMetadata><RequestId>stand-in</RequestId></ResponseMetadata></${action}Response>`,
});

const membersOf = (form: URLSearchParams, name: string): string[] =>
	[...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);

/** STS and IAM, which are asked with forms; `undefined` for an action that they don't know. */
export const queryService = ({service, body}: Request): Reply | undefined => {
	const form = new URLSearchParams(body.toString());
	switch (`${service.toUpperCase()} ${form.get('Action')}`) {
		case 'STS GetCallerIdentity':
			return queryReply('GetCallerIdentity', `<Arn>${USER_ARN}</Arn><UserId>AIDASTANDIN</UserId><Account>${ACCOUNT_ID}</Account>`);
		case 'IAM SimulatePrincipalPolicy': {
			if (form.get('PolicySourceArn') !== USER_ARN) {
				throw new Refusal('NoSuchEntity', `No such principal: ${form.get('PolicySourceArn')}`, 404);
			}

			const results = membersOf(form, 'ActionNames').map(
				(action) => `<member><EvalActionName>${action}</EvalActionName><EvalDecision>allowed</EvalDecision></member>`,
			);
			return queryReply('SimulatePrincipalPolicy', `<EvaluationResults>${results.join('')}</EvaluationResults>`);
		}
		default:
			return undefined;
	}
};

const CONCURRENCY = 'L-B99A9384';
const DEFAULT_CONCURRENCY = 1000;

const quotaOf = ({ServiceCode, QuotaCode}: Record<string, unknown>) => {
	if (ServiceCode !== 'lambda' || QuotaCode !== CONCURRENCY) {
		throw new Refusal('NoSuchResourceException', `No quota ${QuotaCode} of ${ServiceCode}`);
	}

	return {ServiceCode, QuotaCode, QuotaName: 'Concurrent executions', Value: DEFAULT_CONCURRENCY, Adjustable: true};
};

/** Service Quotas and CloudWatch Logs, which are asked with JSON; `undefined` for an action that they don't know. */
export const jsonService = ({logGroups}: Account, {headers, body}: Request): Reply | undefined => {
	const asked = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
	const group = String(asked.logGroupName);
	switch (String(headers['x-amz-target']).split('.').at(-1)) {
		case 'GetServiceQuota':
		case 'GetAWSDefaultServiceQuota':
			return json({Quota: quotaOf(asked)});
		case 'ListRequestedServiceQuotaChangeHistoryByQuota':
			quotaOf(asked);
			return json({RequestedQuotas: []});
		case 'RequestServiceQuotaIncrease':
			return json({RequestedQuota: {...quotaOf(asked), DesiredValue: asked.DesiredValue, Status: 'PENDING'}});
		case 'CreateLogGroup':
			if (logGroups.has(group)) {
				throw new Refusal('ResourceAlreadyExistsException', 'The specified log group already exists');
			}

			logGroups.add(group);
			return json({});
		case 'PutRetentionPolicy':
			if (!logGroups.has(group)) {
				throw new Refusal('ResourceNotFoundException', 'The specified log group does not exist.');
			}

			return json({});
		default:
			return undefined;
	}
};
