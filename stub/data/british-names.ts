import type { LocaleDefinition } from '@faker-js/faker';

export const women = [
  ...['Aisha', 'Alice', 'Amelia', 'Anjali', 'Beth', 'Bronwen', 'Catherine', 'Charlotte', 'Chloe', 'Eilidh'],
  ...['Eleanor', 'Emily', 'Faith', 'Fatima', 'Fiona', 'Georgia', 'Grace', 'Hannah', 'Harriet', 'Heather'],
  ...['Imogen', 'Isla', 'Jasmine', 'Joanna', 'Kirsty', 'Lauren', 'Lucy', 'Maisie', 'Megan', 'Mei', 'Mia'],
  ...['Morag', 'Nia', 'Niamh', 'Olivia', 'Phoebe', 'Priya', 'Rachel', 'Rhiannon', 'Rosie', 'Ruth', 'Sadia'],
  ...['Sarah', 'Siân', 'Sophie', 'Tamsin', 'Victoria', 'Yasmin', 'Zainab', 'Zara'],
];

export const men = [
  ...['Adam', 'Adeyemi', 'Alasdair', 'Alexander', 'Alfie', 'Andrew', 'Angus', 'Arjun', 'Ben', 'Callum', 'Charlie'],
  ...['Craig', 'Daniel', 'David', 'Dylan', 'Edward', 'Ewan', 'Finlay', 'Gareth', 'George', 'Graham', 'Hamza'],
  ...['Harry', 'Hugh', 'Ibrahim', 'Jack', 'James', 'Joseph', 'Kwame', 'Leo', 'Lewis', 'Liam', 'Matthew'],
  ...['Mohammed', 'Nathan', 'Neil', 'Oliver', 'Oscar', 'Owain', 'Patrick', 'Rhys', 'Robert', 'Rory', 'Samuel'],
  ...['Sanjay', 'Stephen', 'Stuart', 'Thomas', 'Toby', 'Wei', 'William', 'Yusuf'],
];

export const surnames = [
  ...['Abbott', 'Adeyemi', 'Ahmed', 'Ainsworth', 'Akhtar', 'Appleby', 'Armitage', 'Ashworth', 'Bainbridge'],
  ...['Barker', 'Begum', 'Bennett', 'Birtwistle', 'Blackwood', 'Bowen', 'Brown', 'Cadwallader', 'Cameron'],
  ...['Carr', 'Chaudhry', 'Clarke', 'Clifford', 'Cooper', 'Cox', 'Davies', 'Dawson', 'Douglas', 'Drummond'],
  ...['Edwards', 'Ellis', 'Evans', 'Fairclough', 'Farrow', 'Fletcher', 'Forsyth', 'Gallagher', 'Gill', 'Green'],
  ...['Griffiths', 'Hall', 'Hargreaves', 'Harris', 'Hawthorne', 'Hendry', 'Hughes', 'Hussain', 'Iqbal'],
  ...['Jackson', 'James', 'Jenkins', 'Johnson', 'Jones', 'Kaur', 'Kelly', 'Khan', 'Kirkwood', 'Lamb', 'Lee'],
  ...['Lewis', 'Llewellyn', 'Lockwood', 'MacDonald', 'Mackay', 'Malik', 'Marsden', 'Mason', 'Mistry', 'Morgan'],
  ...['Morris', 'Murphy', 'Nash', 'Nwosu', 'O’Brien', 'Okafor', 'Owen', 'Palmer', 'Parry', 'Patel', 'Pemberton'],
  ...['Penhaligon', 'Pickering', 'Price', 'Pritchard', 'Rahman', 'Reid', 'Rhodes', 'Roberts', 'Robinson', 'Rowe'],
  ...['Ryan', 'Scott', 'Shah', 'Sharma', 'Singh', 'Smith', 'Stewart', 'Sutcliffe', 'Taylor', 'Thomas', 'Thornton'],
  ...['Tregenza', 'Turner', 'Walker', 'Wardle', 'Watson', 'Webb', 'Whitaker', 'Williams', 'Wilson', 'Wright'],
];

/** Names as they are met in Britain, for Faker, whose own lists for the locale are American. */
export const britishNames: LocaleDefinition = {
  person: {
    first_name: {
      female: women,
      male: men,
      generic: [...women, ...men],
    },
    last_name: {
      generic: surnames,
    },
    last_name_pattern: {
      generic: [
        { value: '{{person.last_name.generic}}', weight: 95 },
        { value: '{{person.last_name.generic}}-{{person.last_name.generic}}', weight: 5 },
      ],
    },
  },
};
