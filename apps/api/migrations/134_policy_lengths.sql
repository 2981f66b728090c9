-- How many policies are long: by this the database knows that an index of those (135) holds little.
create statistics if not exists policies_length on (ends_on - starts_on), (ends_on - issued_on) from policies;
