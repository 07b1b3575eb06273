// The example of the robots PI draft (6 October 1999, Where to put), with its elements closed.

export const headlinesText = `<?xml version="1.0"?>

<?robots index="no" follow="yes"?>

<!-- we want robots to find the articles, but not index this summary -->

<headlines>
<title>Technology Headlines</title>
<story>
<storytitle xlink:type="simple"
   xlink:href="tech/xml_number_1.xml">XML Wins Again!</storytitle>
</story>
</headlines>
`;
