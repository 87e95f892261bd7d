import { fault } from '../fault.ts';

export default fault({
  id: 'party-of-a-later-release',
  title: 'Tells of a party what only later releases have members for',
  breaks: ['AISP-PAR-005'],
  releases: { until: '3.1.0' },
  behaviour: {
    membersNotIn: (honest) => (release, cluster) => (cluster === 'parties' ? [] : honest(release, cluster)),
  },
});
